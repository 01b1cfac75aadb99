'use client';
import {
  ConfirmPasswordField,
  Form,
  FormSubmit,
  HiddenField,
  PasswordField,
  useAuth,
  useConfig,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useSay } from '#staff/language/use-say.ts';

const empty = { initialValue: '', valid: false, value: '' };

/** Payload's form for a new password, with the words of a beginning. Whoever needs a second step goes on to it. */
export function ChoosePasswordForm({ token }: { token: string }) {
  const say = useSay();
  const router = useRouter();
  const { t } = useTranslation();
  const { config } = useConfig();
  const { fetchFullUser } = useAuth();
  const { admin, api } = config.routes;
  return (
    <Form
      action={`${api}/${config.admin.user}/reset-password`}
      method="POST"
      initialState={{
        password: empty,
        'confirm-password': empty,
        token: { initialValue: token, valid: true, value: token },
      }}
      onSuccess={async () => {
        const user = await fetchFullUser();
        router.push(user ? admin : `${admin}/login`);
      }}
    >
      <PasswordField
        field={{ name: 'password', label: t('authentication:newPassword'), required: true }}
        path="password"
        schemaPath={`${config.admin.user}.password`}
      />
      <ConfirmPasswordField />
      <HiddenField path="token" value={token} />
      <FormSubmit size="large">{say('Save the password')}</FormSubmit>
    </Form>
  );
}
