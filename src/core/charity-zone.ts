/** The time zone in which staff plan, and the city it is named by. */
export const CHARITY_ZONE = { id: 'Africa/Addis_Ababa', city: 'Addis Ababa' } as const;
