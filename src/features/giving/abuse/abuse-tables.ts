/** What slowing down did, by hour: numbers only, nothing about whoever it was. */
export const abuseTables = `
  create table if not exists giving.slowed (
    hour timestamptz primary key,
    asked int not null default 0,
    solved int not null default 0,
    refused int not null default 0
  );
  create index if not exists events_moment on giving.events (moment);
  comment on table giving.slowed is 'Gifts that had to prove work before they began, by hour: numbers for staff.';
`;
