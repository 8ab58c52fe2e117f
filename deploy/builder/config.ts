const { STATE_DIRECTORY, PUBLIC_ORIGIN, STAGE, ALLOW_PLACEHOLDERS } = process.env;

/** The folder that systemd gives the unit to write in. */
export const stateFolder = STATE_DIRECTORY;

/** All that a build is told. Whatever else its surroundings know does not reach it. */
export const told = { PUBLIC_ORIGIN, STAGE, ALLOW_PLACEHOLDERS };
