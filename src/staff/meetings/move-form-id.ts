/** The id of the form that moves a meeting; buttons on the cards of meetings open it. A module of the browser cannot export it to the server. */
export const MOVE_FORM = 'move-meeting';
