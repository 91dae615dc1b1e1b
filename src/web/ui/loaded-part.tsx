import {
  Component,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useWords } from '../i18n/index.ts'
import styles from './loaded-part.module.css'

/**
 * A part of the page whose file is loaded when it is needed. After an upgrade of the server that
 * file may be gone: then the rest of the page stays, and a notice offers to reload.
 */

let isMissing = false
const heard = new Set<() => void>()

const report = (): void => {
  isMissing = true
  for (const hear of heard) hear()
}

/** Vite reports every import that fails here, also those outside components. */
addEventListener('vite:preloadError', report)

const subscribe = (hear: () => void) => {
  heard.add(hear)
  return () => heard.delete(hear)
}

/**
 * Asks the server, because a browser says that it is online in any network, even if the server
 * cannot be reached from there. The service worker does not answer this request.
 */
const useIsReached = (): boolean => {
  const [isReached, setReached] = useState(navigator.onLine)
  useEffect(() => {
    let isWanted = true
    const answered = (isAnswered: boolean) => () => {
      if (isWanted) setReached(isAnswered)
    }
    const ask = () => {
      void fetch('./', { method: 'HEAD', cache: 'no-store' }).then(answered(true), answered(false))
    }
    ask()
    addEventListener('online', ask)
    addEventListener('offline', ask)
    return () => {
      isWanted = false
      removeEventListener('online', ask)
      removeEventListener('offline', ask)
    }
  }, [])
  return isReached
}

interface ReloadProps {
  readonly className: string | undefined
}

const Reload = ({ className }: ReloadProps) => {
  const { nav } = useWords()
  const isReached = useIsReached()
  return (
    <div className={className} role="alert" data-part="missing">
      <p>{isReached ? nav.missing : nav.offline}</p>
      <button type="button" className="primary" onClick={() => location.reload()}>
        {nav.reload}
      </button>
    </div>
  )
}

/** The notice, over the page. */
const MissingNotice = () =>
  useSyncExternalStore(subscribe, () => isMissing) && <Reload className={styles.notice} />

interface KeptProps {
  /** Shown instead, if the part cannot be shown. */
  readonly instead?: ReactNode
  readonly children: ReactNode
}

class Kept extends Component<KeptProps, { readonly isLost: boolean }> {
  override state = { isLost: false }

  static getDerivedStateFromError = () => ({ isLost: true })

  override componentDidCatch(): void {
    report()
  }

  override render(): ReactNode {
    return this.state.isLost ? this.props.instead : this.props.children
  }
}

export const LoadedPart = ({ children }: { readonly children: ReactNode }) => (
  <Kept>
    <Suspense fallback={<span hidden data-part="loading" />}>{children}</Suspense>
  </Kept>
)

interface PageProps {
  /** Shown while the page loads. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** A whole page, or the notice in its place. */
export const LoadedPage = ({ fallback, children }: PageProps) => (
  <Kept instead={<Reload className={styles.page} />}>
    <Suspense fallback={fallback}>
      {children}
      <MissingNotice />
    </Suspense>
  </Kept>
)
