import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import config from '#config';
import { findWelcomed, WelcomePage } from '../../../accounts/welcome-page.tsx';
import { staffMetadata } from '../../../language/page-title.ts';
import { noteLanguage, sayHere } from '../../../language/say.ts';
import { redirectToSecondStep } from '../../../second-step/second-step-page.tsx';
import { importMap } from '../importMap.js';

type Address = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export async function generateMetadata({ params, searchParams }: Address): Promise<Metadata> {
  noteLanguage(await config, { cookies: await cookies(), headers: await headers() });
  const metadata = await generatePageMetadata({ config, params, searchParams });
  const isWelcome = (await findWelcomed((await params).segments)) !== null;
  return staffMetadata(
    isWelcome ? { ...metadata, title: 'Welcome to Adey' } : metadata,
    await config,
    sayHere(),
  );
}

export default async function AdminPage({ params, searchParams }: Address) {
  noteLanguage(await config, { cookies: await cookies(), headers: await headers() });
  await redirectToSecondStep({ segments: (await params).segments, searchParams: await searchParams });
  const { segments } = await params;
  const invited = await findWelcomed(segments);
  if (invited) return <WelcomePage invited={invited} token={segments[1] ?? ''} />;
  return RootPage({ config, importMap, params, searchParams });
}
