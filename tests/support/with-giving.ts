// Imported before anything that reads settings: this site accepts gifts, in practice mode.
process.env.GIVING = 'on';
