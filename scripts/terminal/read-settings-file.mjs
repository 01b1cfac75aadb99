// Plain JavaScript for the system's Node: this runs before anything is installed.
import { existsSync } from 'node:fs';

// Imported first by whatever reads settings. What is set outside the file wins.
if (existsSync('.env') && process.loadEnvFile) process.loadEnvFile('.env');
