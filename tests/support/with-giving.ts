// Imported before anything that reads settings: gifts are taken on this site, with the way of practice.
process.env.GIVING = 'on';
