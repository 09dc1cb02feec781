import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { resolve } from 'node:path';

/** A host on webpack 5: TypeScript by esbuild, styles in a file of their own, chunks beside them. */
export default {
  mode: 'production',
  entry: './src/main.tsx',
  output: { path: resolve('dist/public'), publicPath: '/', chunkFilename: '[id].js' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [new MiniCssExtractPlugin()],
  performance: false,
};
