import { readExport } from './export-file.ts'
import { type Report, verifyFile } from './verify.ts'

/** The worker thread that verifies one log after another. */

export interface CheckProgress {
  readonly log: string
  /** The number of entries checked so far, then the report. */
  readonly checked: number | Report
}

const check = async (text: string): Promise<void> => {
  for (const file of readExport(text)?.files ?? []) {
    const tell = (checked: CheckProgress['checked']) => postMessage({ log: file.log, checked })
    tell(await verifyFile(file, tell))
  }
}

addEventListener('message', ({ data: text }: MessageEvent<string>) => {
  void check(text)
})
