import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import config from '#config';
import { staffMetadata } from '../../../language/page-title.ts';
import { sayHere } from '../../../language/say.ts';
import { importMap } from '../importMap.js';

type Address = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export async function generateMetadata({ params, searchParams }: Address): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  return staffMetadata(metadata, await config, sayHere());
}

export default function NotFound({ params, searchParams }: Address) {
  return NotFoundPage({ config, importMap, params, searchParams });
}
