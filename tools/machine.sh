# Sourced by setup and by the gate. Installs Node 24 from the npm registry if needed, other packages from Debian.

need_node() {
  if ! node tools/need-node.cjs 2>/dev/null; then
    local folder="$PWD/.node"
    if [ ! -x "$folder/package/bin/node" ]; then
      local name
      name="node-$(node -p 'process.platform + "-" + process.arch')"
      mkdir -p "$folder"
      npm pack --silent --pack-destination "$folder" "$name@24" >/dev/null
      tar -xzf "$folder/$name"-24.*.tgz -C "$folder"
      rm "$folder/$name"-24.*.tgz
    fi
    export PATH="$folder/package/bin:$PATH"
  fi
  echo "node $(node --version), npm $(npm --version)"
}

need_debian_packages() {
  local missing=()
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q '^install ok installed' || missing+=("$package")
  done
  if [ "${#missing[@]}" -gt 0 ]; then
    local as_root=()
    [ "$(id -u)" = 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  fi
}
