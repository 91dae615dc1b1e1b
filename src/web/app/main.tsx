import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './shell.tsx'
import './tokens.css'
import './shell.css'
import '../features/table/felt.css'
import '../features/table/side-panel.css'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Suspense>
      <App />
    </Suspense>
  </StrictMode>,
)
