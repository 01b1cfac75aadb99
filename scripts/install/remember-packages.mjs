import { rememberPackages } from './packages.mjs';

rememberPackages();
