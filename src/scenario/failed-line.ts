/** Thrown if what a line of a scenario expects is not so. */
export class FailedLine extends Error {}
