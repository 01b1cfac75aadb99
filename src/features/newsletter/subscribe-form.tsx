import { localePath } from '#core/locale.ts';
import { env } from '#platform/env.ts';
import { Island } from '#ui/islands/island.tsx';
import { SubscribeForm as Form, type SubscribeFormProps } from './subscribe-form.island.tsx';

/** The two endpoints of the specification: the dialog uses the first, the toasts the second. */
const endpoints = { dialog: '/api/addSubscriber', toast: `/api/${env.PRODUCT_KEY}/subscribe` };

/** The form that joins the community. */
export function SubscribeForm(props: Omit<SubscribeFormProps, 'endpoint'>) {
  const endpoint = localePath(props.locale, endpoints[props.answer]);
  return <Island name="SubscribeForm" of={Form} props={{ ...props, endpoint }} />;
}
