import { writeFileSync } from 'node:fs';
import { envExample } from './env-example.ts';

writeFileSync('.env.example', envExample());
