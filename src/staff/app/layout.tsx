import '@payloadcms/next/css';
import '../brand/admin.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import config from '#config';
import { openCms } from '#platform/payload.ts';
import { refuseFunction, withoutStaleCheck } from '../server-functions.ts';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async args => {
  'use server';
  const refusal = await refuseFunction(await openCms(), args.name, await headers());
  return refusal ?? handleServerFunctions({ ...withoutStaleCheck(args), config, importMap });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
