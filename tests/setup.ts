import fc from 'fast-check'

/** In CI the same tapes every time, so that a red run is about the change; elsewhere new ones. */
if (process.env.CI) fc.configureGlobal({ seed: 20_261 })
