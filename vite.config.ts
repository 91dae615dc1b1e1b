import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './src/web/build/compressed.ts'
import { offlineWorker } from './src/web/build/offline-worker.ts'
import { simplifiedChinese } from './src/web/build/simplified-chinese.ts'

/** What a visit needs comes in few files: small ones compress badly. The first group that matches has a module. */
const CHUNKS = [
  {
    name: 'start',
    test: /src\/web\/(app\/main|games\/(index|[^/]+\/tile)|ui\/(card|dialog|dice|icon)|client\/table-connections)/,
  },
  {
    name: 'table',
    test: /src\/web\/(features\/table\/(screen|state\/press|rights)|client\/live-table|ui\/area)/,
  },
  { name: 'practice', test: /src\/(web\/client\/practice|general\/table)\.ts/ },
].map((group, i) => ({ ...group, priority: 10 - i }))

export default defineConfig({
  root: 'src/web',
  base: './',
  plugins: [react(), simplifiedChinese(), offlineWorker(), compressed()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } },
  },
})
