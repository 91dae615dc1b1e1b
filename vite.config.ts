import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './src/web/build/compressed.ts'
import { simplifiedChinese } from './src/web/build/simplified-chinese.ts'

export default defineConfig({
  root: 'src/web',
  base: './',
  plugins: [react(), simplifiedChinese(), compressed()],
  build: { outDir: '../../dist/web', emptyOutDir: true, target: 'es2023' },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } },
  },
})
