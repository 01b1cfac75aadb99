import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import config from '#config';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async args => {
  'use server';
  // Plans are made through our endpoint, which asks who may publish and refuses times that have passed.
  if (args.name === 'schedule-publish') throw new Error('Plans are made beside the form.');
  return handleServerFunctions({ ...args, config, importMap });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
