// Whether other devices in the house can come in, and by which links. Asked again while somebody waits for the first.

import { rest } from '../wire/rest';
import type { House } from '../wire/types';

const ASK_AGAIN = 2_000;

export class HouseDoor {
  told = $state.raw<House | null>(null);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly path: string) {}

  /** Look as long as the page is shown; call what comes back when it is not any more. */
  watch(): () => void {
    void this.look();
    this.timer = setInterval(() => {
      const isAwaited = this.told === null || (this.told.is_open && !this.told.has_visitor);
      if (isAwaited && !document.hidden) void this.look();
    }, ASK_AGAIN);
    return () => clearInterval(this.timer);
  }

  async look(): Promise<void> {
    try {
      this.told = await rest.house(this.path);
    } catch {
      // The next round may bring more.
    }
  }

  async open(): Promise<void> {
    this.told = await rest.openHouse(this.path);
  }

  async close(): Promise<void> {
    await rest.closeHouse();
    await this.look();
  }
}
