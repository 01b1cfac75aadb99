import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import type { MeetingRules } from '#features/meetings/free-times.rules.ts';
import type { NamedHost } from '#features/meetings/meeting-settings.ts';
import { ActForm } from '../frame/act-form.tsx';

/** What all parts of the page of meetings need. */
export type Desk = {
  hosts: readonly NamedHost[];
  rules: MeetingRules;
  week: IsoDay;
  api: string;
  /** The address of the page. */
  page: string;
  now: Date;
  locale: Locale;
};

type DeskFormProps = {
  to: 'change' | 'absence' | 'calendar';
  desk: Pick<Desk, 'api' | 'week'>;
  className?: string | undefined;
  children: ReactNode;
};

/** A form of this page; the week it returns to is sent with it. */
export const DeskForm = ({ to, desk, className, children }: DeskFormProps) => (
  <ActForm action={`${desk.api}/meetings/${to}`} className={className}>
    <input type="hidden" name="week" value={desk.week} />
    {children}
  </ActForm>
);

export const HostSelect = ({ hosts, label }: { hosts: readonly NamedHost[]; label?: string }) => (
  <select name="host" aria-label={label}>
    {hosts.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </select>
);

export const hostName = (host: string, { hosts }: Pick<Desk, 'hosts'>): string =>
  hosts.find(({ id }) => id === host)?.name ?? '–';
