import '@kalem/ui/base.layered.css';
import './notice.css';
