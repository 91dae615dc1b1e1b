import { useEffect, useRef } from 'react'
import { useWords } from '../../../i18n/index.ts'
import type { DeskTable, OpenPanel } from '../desk-context.ts'
import { focusNextStep } from '../focus.ts'
import { DeedPanel } from '../forms/command-form.tsx'
import type { Forms } from '../forms/command-forms.ts'
import { QuickCalls } from '../requests/calls.tsx'
import { WalkIns } from './walk-ins.tsx'

/** Everything besides the next step: incidents, calls, directions, limits and notices. */

interface Props {
  readonly at: DeskTable
  readonly forms: Forms
  readonly opened: OpenPanel
  readonly close: () => void
}

export const Tray = ({ at, forms, opened, close }: Props) => {
  const { desk } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const tray = useRef<HTMLElement>(null)
  /** Focuses the field that the dealer has just asked for. */
  useEffect(() => {
    const wanted = opened === 'seating' ? 'details[open] input' : '.walk-in-bets input'
    const field = opened === 'all' ? null : tray.current?.querySelector<HTMLElement>(wanted)
    ;(field ?? heading.current)?.focus()
  }, [opened])
  useEffect(
    () => () => focusNextStep(true, document.querySelector<HTMLElement>('.desk-bar h1')),
    [],
  )
  const walkIns = (
    <WalkIns
      key={typeof opened === 'object' ? opened.patron : opened}
      at={at}
      opened={opened}
      done={close}
    />
  )
  return (
    <section
      ref={tray}
      className="happenings"
      aria-labelledby="happenings"
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <h2 id="happenings" ref={heading} tabIndex={-1}>
        {desk.happened}
      </h2>
      {opened !== 'all' && walkIns}
      <DeedPanel
        title={desk.reports}
        deeds={forms.happened}
        at={at}
        done={close}
        isOpen={opened === 'all'}
      />
      <DeedPanel title={desk.directs} deeds={forms.directs} at={at} done={close} />
      <DeedPanel title={desk.notices} deeds={forms.notices} at={at} done={close} />
      {opened === 'all' && walkIns}
      <QuickCalls at={at} />
    </section>
  )
}
