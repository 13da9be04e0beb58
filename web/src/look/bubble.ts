// Where a small hint hangs beside what it explains, so that all of it can be seen on a narrow screen too.

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 6;
const MARGIN = 8;

/** Above its anchor and centred if there is room, else below; never over the edge of the window. */
export function bubblePlace(anchor: Box, bubble: Box, window: { width: number; height: number }): [number, number] {
  const centred = anchor.left + (anchor.width - bubble.width) / 2;
  const left = Math.max(MARGIN, Math.min(centred, window.width - bubble.width - MARGIN));
  const above = anchor.top - bubble.height - GAP;
  const top = above >= MARGIN ? above : anchor.top + anchor.height + GAP;
  return [Math.round(left), Math.round(top)];
}

/** Action of the hint itself: `use:hangFrom={anchor}`. The hint must be `position: fixed`. */
export function hangFrom(bubble: HTMLElement, anchor: HTMLElement): { destroy(): void } {
  const place = () => {
    const [left, top] = bubblePlace(anchor.getBoundingClientRect(), bubble.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    });
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
  };
  place();
  addEventListener('scroll', place, true);
  addEventListener('resize', place);
  return {
    destroy() {
      removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
    },
  };
}
