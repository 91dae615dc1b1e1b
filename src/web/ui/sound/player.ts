import type { Effect, Tone } from './cues.ts'

/**
 * Sounds made in the browser from noise and sine waves. This module loads when sound is turned on.
 */

type Make = (at: AudioContext, out: AudioNode, from: number) => void

let context: AudioContext | undefined

const opened = (): AudioContext => {
  context ??= new AudioContext()
  /** Browsers block sound until the first click or key press. */
  if (context.state === 'suspended') void context.resume()
  return context
}

/** A tone that begins at once and fades. */
const note =
  (pitch: number, after: number, lasts: number, loud: number): Make =>
  (at, out, from) => {
    const wave = at.createOscillator()
    const level = at.createGain()
    wave.frequency.value = pitch
    level.gain.setValueAtTime(0, from + after)
    level.gain.linearRampToValueAtTime(loud, from + after + 0.015)
    level.gain.exponentialRampToValueAtTime(0.0001, from + after + lasts)
    wave.connect(level).connect(out)
    wave.start(from + after)
    wave.stop(from + after + lasts)
  }

let hiss: AudioBuffer | undefined

/** Always the same second of noise: sound effects need no randomness. */
const noise = (at: AudioContext): AudioBuffer => {
  if (hiss) return hiss
  hiss = at.createBuffer(1, at.sampleRate, at.sampleRate)
  const samples = hiss.getChannelData(0)
  let state = 12_345
  for (let i = 0; i < samples.length; i += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    samples[i] = state / 1_073_741_824 - 1
  }
  return hiss
}

/** A burst of noise around one pitch. */
const burst =
  (pitch: number, after: number, lasts: number, loud: number, sharp = 1.2): Make =>
  (at, out, from) => {
    const source = at.createBufferSource()
    const band = at.createBiquadFilter()
    const level = at.createGain()
    source.buffer = noise(at)
    source.loop = true
    band.type = 'bandpass'
    band.frequency.value = pitch
    band.Q.value = sharp
    level.gain.setValueAtTime(loud, from + after)
    level.gain.exponentialRampToValueAtTime(0.0001, from + after + lasts)
    source.connect(band).connect(level).connect(out)
    source.start(from + after)
    source.stop(from + after + lasts)
  }

const RATTLE = [0, 0.09, 0.16, 0.29, 0.37, 0.52]

const EFFECTS: Readonly<Record<Effect, readonly Make[]>> = {
  chip: [burst(4200, 0, 0.05, 0.5, 6), burst(5600, 0.035, 0.06, 0.35, 8)],
  card: [burst(1900, 0, 0.16, 0.28, 0.7), burst(900, 0.12, 0.05, 0.3)],
  ball: [burst(720, 0, 2.6, 0.16, 3), burst(1500, 0, 1.8, 0.06, 5)],
  dice: RATTLE.flatMap((at, i) => [burst(2400 - i * 180, at, 0.05, 0.55 - i * 0.07, 5)]),
}

/** Distinct by ear alone: one beat, two rising, two equal, one falling. */
const TONES: Readonly<Record<Tone, readonly Make[]>> = {
  close: [note(392, 0, 0.32, 0.16)],
  win: [note(523, 0, 0.3, 0.14), note(784, 0.13, 0.5, 0.14)],
  'stand-off': [note(440, 0, 0.25, 0.12), note(440, 0.2, 0.3, 0.12)],
  loss: [note(294, 0, 0.22, 0.11), note(220, 0.15, 0.4, 0.11)],
}

const play = (parts: readonly Make[]): void => {
  const at = opened()
  for (const part of parts) part(at, at.destination, at.currentTime + 0.01)
}

export const playEffect = (effect: Effect): void => play(EFFECTS[effect])

export const playTone = (tone: Tone): void => play(TONES[tone])

/** Speaks in the language of the page, after any sentence that is being spoken. */
export const speak = (says: string): void => {
  if (!('speechSynthesis' in globalThis)) return
  const spoken = new SpeechSynthesisUtterance(says)
  spoken.lang = document.documentElement.lang
  speechSynthesis.speak(spoken)
}
