/** The server's time. Only this file reads a clock or sets a timer. */

type Stop = () => void

/** Monotonic time: it never jumps when somebody sets the clock. */
export interface Time {
  /** Milliseconds since an arbitrary moment. */
  readonly elapsed: () => number
  readonly after: (ms: number, act: () => void) => Stop
  readonly every: (ms: number, act: () => void) => Stop
  /** Runs after the I/O that is already waiting. */
  readonly soon: (act: () => void) => void
}

/** These timers do not keep the process alive. */
export const realTime: Time = {
  elapsed: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms).unref()
    return () => clearTimeout(timer)
  },
  every: (ms, act) => {
    const timer = setInterval(act, ms).unref()
    return () => clearInterval(timer)
  },
  soon: act => void setImmediate(act),
}

/** The time of day, in milliseconds since 1970. */
export const realClock = (): number => Date.now()

/** Lets other work in this process run. */
export const yielding = (time: Time = realTime): Promise<void> =>
  new Promise(resolve => time.soon(resolve))
