// Which copy of the site this is: several may stand under one origin, each with its own games,
// settings and locks.

export const SITE = new URL("./", import.meta.url).pathname;
