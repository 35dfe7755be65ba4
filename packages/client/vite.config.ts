import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstPaint } from './first-paint.ts';

const resolve = { conditions: ['source', 'module', 'browser', 'development|production'] };

/** What plays a game. The first page reaches it through the lists of what packages export, and uses none of it. */
const PLAYED =
  /packages\/(bots\/src\/(?!value\/)|kernel\/src\/(match|barrier|log|turns|play|offer|view)\.ts|table\/src\/(mirror|foresee|delta|replay|moment|kept|file|history|play-choices|record-from|tried-choices)\.ts)/;

export default defineConfig({
  base: './', // works from any folder of any static host
  resolve,
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Browsers that do not fetch ahead by themselves fetch when they are told to start (src/first/show.ts).
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    // What the first page needs comes in one file: on a slow line every file more is a way there and back.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'page', tags: ['$initial'], test: (id) => !PLAYED.test(id) }],
        },
      },
    },
  },
  plugins: [
    react(),
    firstPaint(resolve),
    VitePWA({
      registerType: 'prompt', // a new version waits until the person says so
      injectRegister: null, // main.tsx does it, when the page has been shown
      includeAssets: ['icon.svg'],
      workbox: { globPatterns: ['**/*.{js,css,html,svg,woff2}'], importScripts: ['push-worker.js'] },
      manifest: {
        name: 'Bottega',
        short_name: 'Bottega',
        description: 'Board games of the Italian Renaissance',
        theme_color: '#f3ead7',
        background_color: '#f3ead7',
        display: 'standalone',
        start_url: './',
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
      },
    }),
  ],
});
