import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './style/tokens.css'
import './style/shell.css'
import './style/felt.css'
import './style/beside.css'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Suspense>
      <App />
    </Suspense>
  </StrictMode>,
)
