/** What a visit can reach, in the order of the path to a gift. Pages name theirs in `data-goal`. */
export const goals = ['read', 'joined', 'booked', 'ticket', 'gift-begun', 'gift-paid'] as const;
export type Goal = (typeof goals)[number];

/** What a page says when its address leads nowhere; counted as an address to look at, never as a page. */
export const MISSING = 'missing';

/** What `data-goal` can hold. */
export const marks = [...goals.filter(goal => goal !== 'read'), MISSING] as const;
