import { DESK_PATH } from '../desk/answer-desk.ts';

/** The page of bank statements, below the admin. */
export const BANK_PATH = `${DESK_PATH}/bank`;
