import {
  lazy,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { connectionTo } from '../client/table-connections.ts'
import { faceOf } from '../games/index.ts'
import { InWords, SpokenContext, useWords } from '../i18n/index.ts'
import { volumeIn } from '../i18n/languages.ts'
import { VOLUMES, type Volume } from '../i18n/volumes/index.ts'
import { Announcer } from '../ui/announcer/announcer.tsx'
import { Tongues } from '../ui/controls/language-menu.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadedPage } from '../ui/loaded-part.tsx'
import { useMedia } from '../ui/media.ts'
import { hrefTo, type Route, tableIn, useRoute } from './route.ts'
import { useSettings } from './settings.ts'
import { OwnLinks } from './staff-links.tsx'

type Page = Route['page']

const LOADS = {
  lobby: () => import('../features/lobby/screen.tsx'),
  table: () => import('../features/table/screen.tsx'),
  rules: () => import('../features/rules/screen.tsx'),
  fairness: () => import('../features/fairness/screen.tsx'),
  odds: () => import('../features/odds/screen.tsx'),
  inspector: () => import('../features/inspector/screen.tsx'),
  settings: () => import('../features/settings/screen.tsx'),
  limits: () => import('../features/limits/screen.tsx'),
  desk: () => import('../features/desk/screen.tsx'),
  help: () => import('../features/help/screen.tsx'),
  staff: () => import('../features/staff/screen.tsx'),
  replay: () => import('../features/replay/screen.tsx'),
  tournament: () => import('../features/tournament/screen.tsx'),
  pit: () => import('../features/pit/screen.tsx'),
  start: () => import('../features/start/screen.tsx'),
  school: () => import('../features/school/screen.tsx'),
}

const LobbyScreen = lazy(async () => ({ default: (await LOADS.lobby()).LobbyScreen }))
const TableScreen = lazy(async () => ({ default: (await LOADS.table()).TableScreen }))
const RulesScreen = lazy(async () => ({ default: (await LOADS.rules()).RulesScreen }))
const FairnessScreen = lazy(async () => ({ default: (await LOADS.fairness()).FairnessScreen }))
const OddsScreen = lazy(async () => ({ default: (await LOADS.odds()).OddsScreen }))
const InspectorScreen = lazy(async () => ({ default: (await LOADS.inspector()).InspectorScreen }))
const SettingsScreen = lazy(async () => ({ default: (await LOADS.settings()).SettingsScreen }))
const LimitsScreen = lazy(async () => ({ default: (await LOADS.limits()).LimitsScreen }))
const DeskScreen = lazy(async () => ({ default: (await LOADS.desk()).DeskScreen }))
const HelpScreen = lazy(async () => ({ default: (await LOADS.help()).HelpScreen }))
const StaffScreen = lazy(async () => ({ default: (await LOADS.staff()).StaffScreen }))
const ReplayScreen = lazy(async () => ({ default: (await LOADS.replay()).ReplayScreen }))
const TournamentScreen = lazy(async () => ({
  default: (await LOADS.tournament()).TournamentScreen,
}))

const PitScreen = lazy(async () => ({ default: (await LOADS.pit()).PitScreen }))
const StartScreen = lazy(async () => ({ default: (await LOADS.start()).StartScreen }))
const SchoolScreen = lazy(async () => ({ default: (await LOADS.school()).SchoolScreen }))

/** In development and in `vite build --mode gallery`; not in the client that a house serves. */
const GalleryScreen =
  import.meta.env.DEV || import.meta.env.MODE === 'gallery'
    ? lazy(async () => ({
        default: (await import('../features/gallery/screen.tsx')).GalleryScreen,
      }))
    : LobbyScreen

/** The words of patrons' pages; a table adds those of its game. Other pages load all words. */
const WORDS: Partial<Readonly<Record<Page, readonly Volume[]>>> = {
  lobby: ['start'],
  table: ['table'],
  settings: ['help', 'table'],
  limits: ['limits'],
  help: ['help'],
  rules: ['help'],
}

/** The words that load together with a page's code. */
const wordsFor = (page: Page): readonly Volume[] => {
  /** If it fails, the page itself says so. */
  if (page !== 'gallery') void LOADS[page]().catch(() => undefined)
  return WORDS[page] ?? VOLUMES
}

const screenOf = (route: Route): ReactNode => {
  switch (route.page) {
    case 'lobby':
      return <LobbyScreen />
    case 'table':
      return <TableScreen key={route.table} table={route.table} />
    case 'fairness':
      return <FairnessScreen key={route.table} table={route.table} />
    case 'replay':
      return <ReplayScreen key={`${route.table} ${route.round}`} {...route} />
    case 'tournament':
      return <TournamentScreen key={route.id} id={route.id} />
    case 'rules':
      return <RulesScreen id={route.id} />
    case 'desk':
      return <DeskScreen key={route.id ?? ''} id={route.id} />
    case 'start':
      return <StartScreen />
    case 'pit':
      return <PitScreen />
    case 'odds':
      return <OddsScreen game={route.game} chosen={route.chosen} />
    case 'inspector':
      return <InspectorScreen part={route.part} id={route.id} />
    case 'staff':
      return <StaffScreen id={route.id} />
    case 'gallery':
      return <GalleryScreen key={route.id ?? ''} id={route.id} />
    case 'settings':
      return <SettingsScreen />
    case 'limits':
      return <LimitsScreen />
    case 'school':
      return <SchoolScreen key={route.id ?? ''} id={route.id} />
    case 'help':
      return <HelpScreen game={route.id} />
  }
}

const Nav = ({ route }: { readonly route: Route }) => {
  const { nav } = useWords()
  const table = tableIn(route)
  /** A table has no link to the odds. @rule nz1:17.1 */
  const atTable = route.page === 'table' || route.page === 'tournament'
  const pages = [
    ['lobby', nav.lobby, hrefTo()],
    ['rules', nav.rules, hrefTo('rules')],
    ['fairness', nav.fairness, hrefTo('fairness', table)],
    ...(atTable ? [] : ([['odds', nav.odds, hrefTo('odds')]] as const)),
    ['inspector', nav.inspector, hrefTo('inspector')],
    ['school', nav.school, hrefTo('school')],
    ['limits', nav.limits, hrefTo('limits')],
    ['settings', nav.settings, hrefTo('settings')],
    ['help', nav.help, hrefTo('help')],
  ] as const
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu.
  useEffect(() => setOpen(false), [route.page])
  return (
    <header className="bar" data-open={isOpen || undefined}>
      <a className="brand" href={hrefTo()}>
        {nav.name}
      </a>
      <button
        type="button"
        className="pages-menu"
        aria-expanded={isOpen}
        aria-controls="pages"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={22} />
        <span>{nav.pages}</span>
      </button>
      <nav id="pages" aria-label={nav.pages}>
        <OwnLinks route={route} />
        {pages.map(([page, name, href]) => (
          <a key={page} href={href} aria-current={route.page === page ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <Tongues />
    </header>
  )
}

/** A new page begins at its heading; the first one leaves focus where the browser put it. */
const useFocusOnPage = (page: string) => {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    main.current?.focus()
    scrollTo(0, 0)
  }, [page])
  return main
}

/** Fetches a table and its game together with the page's code, not after it. */
const useEarlyTable = (table: string | undefined): void => {
  useEffect(() => {
    if (table === undefined) return
    connectionTo(table)
      .then(({ game }) => faceOf(game))
      .catch(() => undefined)
  }, [table])
}

const Shell = () => {
  const route = useRoute()
  useEarlyTable(route.page === 'table' ? route.table : undefined)
  const { nav } = useWords()
  const { fourColours, large, leftHanded, theme } = useSettings()
  const isLightDevice = useMedia('(prefers-color-scheme: light)')
  const main = useFocusOnPage(route.page)
  const atTable = route.page === 'table' || (route.page === 'gallery' && route.id !== undefined)
  useEffect(() => {
    document.documentElement.dataset.deck = fourColours ? 'four' : 'two'
    document.documentElement.dataset.text = large ? 'large' : 'usual'
    document.documentElement.dataset.hand = leftHanded ? 'left' : 'right'
  }, [fourColours, large, leftHanded])
  const isLight = theme === 'light' || (theme === 'auto' && isLightDevice)
  useEffect(() => {
    document.documentElement.dataset.theme = isLight ? 'light' : 'dark'
  }, [isLight])
  return (
    <Announcer>
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        {nav.skip}
      </button>
      {!atTable && <Nav route={route} />}
      <main ref={main} tabIndex={-1} id="main" data-page={route.page}>
        <LoadedPage key={route.page} fallback={<p className="wait">{nav.loading}</p>}>
          <InWords of={wordsFor(route.page)}>{screenOf(route)}</InWords>
        </LoadedPage>
      </main>
    </Announcer>
  )
}

/** The page in the chosen language. The old language stays until the new words are loaded. */
export const App = () => {
  const chosen = useDeferredValue(useSettings().language)
  const spoken = use(volumeIn(chosen, 'start'))
  const { language } = spoken
  // Before the first paint, so that no face of another language is loaded.
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <SpokenContext value={spoken}>
      <Shell />
    </SpokenContext>
  )
}
