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

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Suspense>
      <App />
    </Suspense>
  </StrictMode>,
)
