const { STATE_DIRECTORY, PUBLIC_ORIGIN, STAGE, ALLOW_PLACEHOLDERS } = process.env;

export const stateFolder = STATE_DIRECTORY;

/** The only variables that are passed to a build. */
export const buildSettings = { PUBLIC_ORIGIN, STAGE, ALLOW_PLACEHOLDERS };
