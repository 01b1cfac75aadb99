import '@payloadcms/next/css';
import '../frame/admin.css';
import '../frame/edit-screen.css';
import '../lists/pictures.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import config from '#config';
import { openCms } from '#platform/payload.ts';
import { boundCall, refuseFunction } from '../server-functions.ts';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async args => {
  'use server';
  const [payload, sent] = [await openCms(), await headers()];
  const refusal = await refuseFunction(payload, args.name, sent);
  return refusal ?? handleServerFunctions({ ...(await boundCall(payload, args, sent)), config, importMap });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
