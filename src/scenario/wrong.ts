/** A line of a scenario that is not so. */
export class Wrong extends Error {}
