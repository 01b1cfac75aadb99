// Plain JavaScript for the system's Node: this runs before anything is installed.
import { existsSync } from 'node:fs';

// Imported before settings are read. The environment wins over the file.
if (existsSync('.env') && process.loadEnvFile) process.loadEnvFile('.env');
