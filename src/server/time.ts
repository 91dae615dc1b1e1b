/** The server's monotonic time. It never jumps when somebody sets the clock. */

type Stop = () => void

export interface Time {
  /** Milliseconds since an arbitrary moment. */
  readonly elapsed: () => number
  readonly after: (ms: number, act: () => void) => Stop
  readonly every: (ms: number, act: () => void) => Stop
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
}
