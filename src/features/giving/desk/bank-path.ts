import { DESK_PATH } from './answer-desk.ts';

/** The page of bank statements, below the admin. */
export const BANK_PATH = `${DESK_PATH}/bank`;
