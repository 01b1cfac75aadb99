import type { ComponentProps } from 'react';
import { Island } from '#ui/islands/island.tsx';
import { type BookingFormProps, BookingForm as Form } from './booking-form.island.tsx';
import { MeetCalendar as Calendar } from './meet-calendar.island.tsx';

/** The booking form as an island. */
export const BookingForm = (props: BookingFormProps) => (
  <Island>
    <Form {...props} />
  </Island>
);

/** The outside calendar as an island; the page was opened for it. */
export const MeetCalendar = (props: ComponentProps<typeof Calendar>) => (
  <Island when={props.embed ? 'load' : 'near'}>
    <Calendar {...props} />
  </Island>
);
