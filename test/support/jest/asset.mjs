/** Replaces files that Vite turns into a URL (pictures, fonts, style sheets) when Jest loads a component. */
export default 'asset';
