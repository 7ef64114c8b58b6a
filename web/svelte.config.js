/** Files by the name of their styles. */
const styled = new Map();

/** Names a component's styles by four letters of its file: what tells components apart is weight that does not compress. */
function cssHash({ hash, filename }) {
  const name = `s-${hash(filename).slice(0, 4)}`;
  const other = styled.get(name) ?? filename;
  if (other !== filename) throw new Error(`${other} and ${filename} have one name for their styles: take more letters`);
  styled.set(name, filename);
  return name;
}

export default { compilerOptions: { runes: true, cssHash, discloseVersion: false } };
