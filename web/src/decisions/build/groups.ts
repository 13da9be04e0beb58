// The groups a seat has something in, sorted by what can be done with them.

import type { BoardView, EditionFile } from '../../wire/types';
import { deedsByGroup, ownerOf } from '../business/holdings';

export interface GroupState {
  group: string;
  deeds: string[];
  /** Streets can be built on; stations and utilities cannot. */
  hasStreets: boolean;
  mine: string[];
  /** Deeds others have, or the bank (owner null). */
  missing: { deed: string; owner: number | null }[];
}

/** Complete street groups first, then the others, each in the order of the board. */
export function groupStates(view: BoardView, file: EditionFile, seat: number): GroupState[] {
  const states = [...deedsByGroup(file)]
    .map(([group, deeds]) => ({
      group,
      deeds,
      hasStreets: deeds.some((deed) => file.squares[deed]?.kind === 'street'),
      mine: deeds.filter((deed) => ownerOf(view, deed) === seat),
      missing: deeds
        .filter((deed) => ownerOf(view, deed) !== seat)
        .map((deed) => ({ deed, owner: ownerOf(view, deed) })),
    }))
    .filter(({ mine }) => mine.length > 0);
  const rank = ({ hasStreets, missing }: GroupState) => (hasStreets && !missing.length ? 0 : 1);
  return states.sort((one, other) => rank(one) - rank(other));
}

/** The heights worth a button: each number of houses above the lowest street, up to the last before the hotel. */
export function quickHeights(heights: readonly number[], building: (level: number) => 'house' | 'hotel'): number[] {
  const lowest = Math.min(...heights);
  const found: number[] = [];
  for (let level = lowest + 1; building(level) === 'house' && level <= lowest + MOST_HOUSES; level += 1) {
    found.push(level);
  }
  return found;
}

/** No edition puts more houses on a street; it only keeps the loop above from running on. */
const MOST_HOUSES = 10;
