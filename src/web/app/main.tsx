import './tokens.css'
import './base.css'
import './shell.css'
import '../features/table/panels/panels.css'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './shell.tsx'

/** Registers the worker that serves the pages offline, after everything else has loaded. */
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => {
    void navigator.serviceWorker.register('./worker.js').catch(() => undefined)
  })

const root = document.getElementById('root')!
/** What the page shows until its scripts are there stays until its words are there too. */
const opening = <p className="wait">{root.textContent}</p>

createRoot(root).render(
  <StrictMode>
    <Suspense fallback={opening}>
      <App />
    </Suspense>
  </StrictMode>,
)
