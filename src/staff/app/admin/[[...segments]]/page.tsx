import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import config from '#config';
import { titleOf } from '../../../language/page-title.ts';
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
  return { ...metadata, title: titleOf(metadata, await config, sayHere()) };
}

export default async function AdminPage({ params, searchParams }: Address) {
  noteLanguage(await config, { cookies: await cookies(), headers: await headers() });
  await redirectToSecondStep({ segments: (await params).segments, searchParams: await searchParams });
  return RootPage({ config, importMap, params, searchParams });
}
