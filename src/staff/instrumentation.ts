/**
 * Next calls this once when the staff process starts: from here on it does the scheduled work. Next fills in the runtime
 * while it bundles, which keeps the database out of its edge bundle; this very form is the one it recognises.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startStaffWork } = await import('./start-staff-work.ts');
    await startStaffWork();
  }
}
