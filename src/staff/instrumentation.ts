/**
 * Next calls this once when the admin process starts; it then runs the scheduled work. Next replaces NEXT_RUNTIME at
 * build time, which keeps the database out of its edge bundle; it recognises exactly this form.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startStaffWork } = await import('./start-staff-work.ts');
    await startStaffWork();
  }
}
