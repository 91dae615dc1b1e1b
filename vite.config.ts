import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './src/web/build/asset-compression.ts'
import { offlineWorker } from './src/web/build/offline-worker.ts'
import { simplifiedChinese } from './src/web/build/simplified-chinese.ts'

const gameIn = (id: string): string => /web\/games\/([^/]+)/.exec(id)![1]!

/**
 * What a visit needs comes in few files: small ones compress badly. The first group that matches has a
 * module and everything it imports that no group before it has.
 */
const CHUNKS = [
  {
    name: 'start',
    test: /src\/web\/(app\/main|games\/index|ui\/(pieces\/(card|dice)|dialog|icon)|client\/table-connections|features\/coach\/coach-visits)|src\/games\/(baccarat\/roads\/(big-road|good-roads|grid|streaks)|roulette\/s02-wheel)/,
  },
  {
    name: 'table',
    test: /src\/web\/(features\/table\/(screen|wager-chips|state\/bets\/(press|wager-states)|panels\/rights)|games\/face|ui\/controls\/area|i18n\/plural|client\/past-rounds)|src\/kernel\/(chance|secret)/,
  },
  { name: 'live', test: /src\/web\/(client\/live-table|features\/table\/shell\/arrive)/ },
  { name: gameIn, test: /src\/web\/games\/[^/]+\/face\.tsx/ },
  { name: 'lobby', test: /src\/web\/(features\/lobby\/screen|games\/[^/]+\/tile)/ },
  {
    name: 'practice',
    test: /src\/(web\/client\/practice(\/rules)?|web\/features\/coach\/coach|general\/table|games\/(election-change|usual-table)|kernel\/incident)\.tsx?/,
  },
  { name: (id: string) => `${gameIn(id)}-rules`, test: /src\/web\/games\/[^/]+\/practice\.ts/ },
].map((group, i) => ({ ...group, priority: 10 - i }))

export default defineConfig({
  root: 'src/web',
  base: './',
  plugins: [react(), simplifiedChinese(), offlineWorker(), compressed()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } },
  },
})
