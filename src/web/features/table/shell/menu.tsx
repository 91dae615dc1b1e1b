import { hrefTo } from '../../../app/route.ts'
import { useWords } from '../../../i18n/index.ts'
import { Tongues } from '../../../ui/controls/language-menu.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SidePanel, type SidePanelProps } from '../panels/side-panel.tsx'
import styles from './menu.module.css'

/** The menu: the side panel, if the page does not show it already, and links to other pages. */

interface MenuProps extends SidePanelProps {
  /** Whether the page already shows the side panel. */
  readonly isBeside: boolean
  readonly close: () => void
}

export const Menu = ({ isBeside, close, ...beside }: MenuProps) => {
  const { nav, shell } = useWords()
  const { table } = beside.connection
  const pages = [
    [nav.lobby, hrefTo()],
    [nav.rules, hrefTo('rules')],
    [nav.fairness, hrefTo('fairness', table)],
    [nav.help, hrefTo('help')],
    [nav.limits, hrefTo('limits')],
    [nav.settings, hrefTo('settings')],
  ] as const
  return (
    <Dialog title={shell.menu} close={close} as="drawer">
      {!isBeside && (
        <div className={styles.beside}>
          <SidePanel {...beside} first="display" />
        </div>
      )}
      <nav className={styles.pages} aria-label={nav.pages}>
        {pages.map(([name, href]) => (
          <a key={name} className="button" href={href}>
            {name}
          </a>
        ))}
      </nav>
      <Tongues />
    </Dialog>
  )
}
